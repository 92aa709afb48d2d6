import { expect, test } from 'vitest';
import type { LobbyChair, LobbyView } from '../wire';
import { awaited, chairFor, freeIn, isAlone } from './status';

const FREE: LobbyChair = {
  ...{ chair: 1, kind: 'free', name: '', bot: null, ready: false, reserved: false },
  ...{ host: false, here: false, commitment: null, revealed: false },
};

function lobby(chairs: Partial<LobbyChair>[], more: Partial<LobbyView> = {}): LobbyView {
  const numbered = chairs.map((chair, index) => ({ ...FREE, chair: index + 1, ...chair }));
  return { yours: [], automatic: false, ...more, chairs: numbered } as unknown as LobbyView;
}

const host = { kind: 'person', name: 'Anna', host: true } as const;
const guest = { kind: 'person', name: 'Ben' } as const;
const bot = { kind: 'bot', bot: 'driver' } as const;

test('a visitor is led to the first seat that is free to all, with an invitation to the kept one', () => {
  const met = lobby([host, { reserved: true }, {}, {}]);
  expect(chairFor(met, '')?.chair).toBe(3);
  expect(chairFor(met, 'token')?.chair).toBe(2);
  expect(chairFor(lobby([host, { reserved: true }]), '')).toBeUndefined();
  expect(chairFor(lobby([host, {}]), 'used')?.chair).toBe(2);
});

test('those who are not ready are awaited, but not the host, who starts', () => {
  expect(awaited(lobby([host, guest, { ...guest, ready: true }, bot, {}]))).toHaveLength(1);
  expect(awaited(lobby([host, guest], { automatic: true }))).toHaveLength(2);
  expect(freeIn(lobby([host, bot, {}]))).toBe(1);
});

test('alone is who plays on against bots, and nobody else', () => {
  expect(isAlone(lobby([host, bot], { automatic: true, yours: [1] }))).toBe(true);
  expect(isAlone(lobby([host, host, bot], { automatic: true, yours: [1, 2] }))).toBe(true);
  expect(isAlone(lobby([host, guest], { automatic: true, yours: [1] }))).toBe(false);
  expect(isAlone(lobby([host, {}], { yours: [1] }))).toBe(false);
});
