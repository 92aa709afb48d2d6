// A picture of the result, to show to others: drawn with the fonts and colours of the page.
export interface Souvenir {
  game: string;
  headline: string;
  /** by rank: who, and with how many points, if they were counted */
  ranks: { rank: number; name: string; points: string }[];
  /** the sentences of the story, for others to read */
  story: string[];
  foot: string;
}

const WIDE = 1200;
const HIGH = 630;
const EDGE = 64;
const TRACK = 100; // the line on which the players are stations
const MIDDLE = 620; // where the story begins
const LINE_HIGH = 40;
const LINES = ['--print-blue', '--print-red', '--print-green', '--print-yellow', '--print-orange'];

export async function pictureOf(souvenir: Souvenir): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const paper = canvas.getContext('2d')!;
  await document.fonts.ready;
  drawPaper(paper);
  drawWords(paper, souvenir);
  drawRanks(paper, souvenir.ranks);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

function drawPaper(paper: CanvasRenderingContext2D): void {
  paper.fillStyle = token('--print-white');
  paper.fillRect(0, 0, WIDE, HIGH);
  paper.fillStyle = token('--print-ink');
  paper.fillRect(0, 0, WIDE, 12);
  paper.fillRect(0, HIGH - 72, WIDE, 72);
}

function drawWords(paper: CanvasRenderingContext2D, souvenir: Souvenir): void {
  paper.fillStyle = token('--print-ink');
  write(paper, souvenir.game, EDGE, 84, `700 34px ${token('--text')}`);
  write(paper, souvenir.headline, EDGE, 162, `800 68px ${token('--display')}`, WIDE - 2 * EDGE);
  let y = 262;
  for (const sentence of souvenir.story) {
    for (const line of wrapped(paper, sentence, WIDE - EDGE - MIDDLE)) {
      if (y < HIGH - 96) paper.fillText(line, MIDDLE, y);
      y += LINE_HIGH;
    }
    y += LINE_HIGH / 3;
  }
  paper.fillStyle = token('--print-white');
  write(paper, souvenir.foot, EDGE, HIGH - 26, `600 28px ${token('--text')}`);
}

function drawRanks(paper: CanvasRenderingContext2D, ranks: Souvenir['ranks']): void {
  const step = Math.min(92, 300 / ranks.length);
  ranks.forEach(({ rank, name, points }, at) => {
    const y = 252 + at * step;
    paper.fillStyle = paper.strokeStyle = token(LINES[at % LINES.length]!);
    if (at < ranks.length - 1) paper.fillRect(TRACK - 5, y, 10, step);
    paper.beginPath();
    paper.arc(TRACK, y, 24, 0, 2 * Math.PI);
    paper.fill();
    paper.fillStyle = token('--print-white');
    paper.beginPath();
    paper.arc(TRACK, y, 17, 0, 2 * Math.PI);
    paper.fill();
    paper.fillStyle = token('--print-ink');
    paper.textAlign = 'center';
    write(paper, String(rank), TRACK, y + 10, `800 28px ${token('--display')}`);
    paper.textAlign = 'right';
    write(paper, points, MIDDLE - EDGE, y + 12, `700 34px ${token('--display')}`);
    paper.textAlign = 'left';
    write(paper, name, TRACK + 44, y + 12, `600 34px ${token('--text')}`, 290);
  });
}

function write(
  paper: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  most?: number,
): void {
  paper.font = font;
  paper.fillText(text, x, y, most);
}

function wrapped(paper: CanvasRenderingContext2D, text: string, wide: number): string[] {
  paper.font = `500 29px ${token('--text')}`;
  const lines = [''];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (paper.measureText(longer).width <= wide) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** By the means of the system, where it has any; else as a file. */
export async function hand(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], `${name}.png`, { type: picture.type })];
  if (navigator.canShare?.({ files })) {
    // closing the share sheet is no error
    await navigator.share({ files }).catch(() => undefined);
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(picture);
  link.download = files[0]!.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
