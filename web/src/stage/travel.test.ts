import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stage } from './travel';

interface Box {
  left: number;
  top: number;
}
/** An element that lies somewhere, and remembers how it was animated. */
class Card {
  animated: Keyframe[][] = [];
  cancelled = 0;
  constructor(public at: Box) {}
  getBoundingClientRect = () => ({ ...this.at, width: 10, height: 10 });
  animate = (frames: Keyframe[]) => {
    this.animated.push(frames);
    return { cancel: () => this.cancelled++ };
  };
}

let still = false;
let stage: Stage;
beforeEach(() => {
  still = false;
  stage = new Stage();
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.stubGlobal('SVGElement', class {});
  vi.stubGlobal('scrollY', 0);
});
afterEach(() => vi.unstubAllGlobals());

function lay(key: string, card: Card, origin?: string): () => void {
  return stage.travel(key, origin)(card as unknown as Element) as () => void;
}

test('a thing goes from where it was to where it is', () => {
  const card = new Card({ left: 100, top: 40 });
  lay('card', card);
  stage.measure();
  card.at = { left: 20, top: 40 };
  stage.play();
  expect(card.animated[0]?.map(({ translate }) => translate)).toEqual(['80px 0px', '0 0']);
});

test('what is only scrolled does not travel, nor what stays in the window', () => {
  const [onPage, inWindow] = [new Card({ left: 0, top: 400 }), new Card({ left: 0, top: 700 })];
  lay('row', onPage);
  lay('hand', inWindow);
  stage.measure();
  vi.stubGlobal('scrollY', 300);
  onPage.at = { left: 0, top: 100 };
  stage.play();
  expect(onPage.animated).toEqual([]);
  expect(inWindow.animated).toEqual([]);
});

test('the same key may belong to another element afterwards', () => {
  const inHand = new Card({ left: 0, top: 300 });
  const taken = lay('card', inHand);
  stage.measure();
  taken();
  const onTable = new Card({ left: 0, top: 100 });
  lay('card', onTable);
  stage.play();
  expect(onTable.animated[0]?.[0]?.translate).toBe('0px 200px');
});

test('a new thing comes from its origin, or out of nothing', () => {
  lay('pile', new Card({ left: 5, top: 5 }));
  stage.measure();
  const drawn = new Card({ left: 50, top: 5 });
  const other = new Card({ left: 90, top: 5 });
  lay('drawn', drawn, 'pile');
  lay('other', other);
  stage.play();
  expect(drawn.animated[0]?.[0]?.translate).toBe('-45px 0px');
  expect(other.animated).toEqual([]);
});

test('what does not move is not animated, and nothing is where motion is unwanted', () => {
  const card = new Card({ left: 0, top: 0 });
  lay('card', card);
  stage.measure();
  stage.play();
  card.at = { left: 50, top: 0 };
  still = true;
  stage.play();
  expect(card.animated).toEqual([]);
});

test('what is still on its way is stopped before the next change is measured', () => {
  const card = new Card({ left: 0, top: 0 });
  lay('card', card);
  stage.measure();
  card.at = { left: 50, top: 0 };
  stage.play();
  expect(card.cancelled).toBe(0);
  stage.measure();
  stage.play();
  expect(card.cancelled).toBe(1);
});
