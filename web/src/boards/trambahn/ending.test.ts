import { beforeEach, expect, test } from 'vitest';
import type { TrambahnView } from '../../wire';
import { Ending } from './ending.svelte';

let sent: string[];
beforeEach(() => void (sent = []));

interface Scene {
  trams?: number[];
  loses?: string[];
  legal?: string[];
  turn?: number;
}

function ending(scene: Scene): Ending {
  return new Ending(() => {
    const { trams = [], loses = [], legal = ['.'], turn = 1 } = scene;
    const rows = trams.map((tram) => ({ tram }));
    const view = { seats: [{ rows }, { rows: [] }], loses, turn } as unknown as TrambahnView;
    return { view, viewer: 1, legal, send: (code: string) => void sent.push(code) };
  });
}

test('a move that gives up no row is played without a question', () => {
  const end = ending({ trams: [0], loses: [] });
  end.play('.');
  expect([sent, end.asked]).toEqual([['.'], null]);
});

test('a move that gives up a row asks once, and is played anyway', () => {
  const end = ending({ trams: [2, 0], loses: ['.'] });
  end.play('.');
  expect([sent, end.asked, end.lacking]).toEqual([[], { code: '.', turn: false }, [2]]);
  end.anyway();
  expect([sent, end.asked]).toEqual([['.'], null]);
});

test('back plays nothing', () => {
  const end = ending({ trams: [0], loses: ['.'] });
  end.play('.');
  end.back();
  end.anyway();
  expect(sent).toEqual([]);
});

test('the turn ends step by step, and no further than the turn', () => {
  const scene: Scene = { legal: ['S r1', '.'] };
  const end = ending(scene);
  end.endTurn();
  scene.legal = [];
  end.goOn();
  expect(sent).toEqual(['.']);
  scene.legal = ['I r1', '.'];
  end.goOn();
  scene.turn = 2;
  scene.legal = [];
  end.goOn();
  scene.turn = 1;
  scene.legal = ['P r1', '.'];
  end.goOn();
  expect(sent).toEqual(['.', '.']);
});

test('the turn does not end over a row without a tram before one has agreed', () => {
  const end = ending({ trams: [0] });
  end.endTurn();
  expect([sent, end.asked?.turn]).toEqual([[], true]);
  end.anyway();
  expect(sent).toEqual(['.']);
});

test('where a step cannot be ended, the turn cannot either', () => {
  const end = ending({ legal: ['P r1'] });
  end.endTurn();
  expect([sent, end.asked]).toEqual([[], null]);
});
