// Which names lead to this computer from nowhere else.
import { expect, test } from 'vitest';
import { isHere } from './reach';

test.each(['localhost', 'stellwerk.localhost', '127.0.0.1', '127.0.1.9', '[::1]', '0.0.0.0'])(
  'only this computer finds itself as %s',
  (name) => expect(isHere(name)).toBe(true),
);

test.each([
  '192.168.1.20',
  '[fd00::1]',
  'play.example.org',
  'localhost.example',
  '127.0.0.1.nip.io',
])('others find the server as %s', (name) => expect(isHere(name)).toBe(false));
