// Beside every text of the site stands the same compressed, for the server to send.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const IS_TEXT = /\.(css|html|js|md|svg)$/;
const compressed = promisify(brotliCompress);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

export const brotli: Plugin = {
  name: 'brotli',
  apply: 'build',
  async writeBundle({ dir }) {
    const files = (await readdir(dir!, { recursive: true })).filter((name) => IS_TEXT.test(name));
    await Promise.all(
      files.map(async (name) => {
        const path = `${dir}/${name}`;
        await writeFile(`${path}.br`, await compressed(await readFile(path), BEST));
      }),
    );
  },
};
