/** What tests read from the disk. */
declare module 'node:fs' {
  export function readFileSync(file: string, encoding: 'utf8'): string;
}
