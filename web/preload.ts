// What every page needs is asked for with the page itself: not when a script, or a style sheet, comes to name it.
import type { HtmlTagDescriptor, Plugin } from 'vite';

const START = 'start'; // the chunk of all that every page needs, as vite.config.ts names it

export const preload: Plugin = {
  name: 'preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const tags: HtmlTagDescriptor[] = [];
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.name !== START) continue;
        tags.push(link({ rel: 'modulepreload', href: `/${file.fileName}`, crossorigin: true }));
        for (const sheet of file.viteMetadata?.importedCss ?? []) {
          tags.push(link({ rel: 'stylesheet', href: `/${sheet}`, crossorigin: true }));
        }
      }
      return tags;
    },
  },
};

function link(attrs: HtmlTagDescriptor['attrs']): HtmlTagDescriptor {
  return { tag: 'link', attrs, injectTo: 'head' };
}
