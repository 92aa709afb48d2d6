import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { language, listed, loadMessages, setLanguage, startMessages, t } from './messages.svelte';

beforeEach(async () => {
  vi.stubGlobal('navigator', { languages: ['tlh', 'de-AT', 'en'] });
  vi.stubGlobal('document', { documentElement: {} });
  await startMessages();
});
afterAll(() => void vi.unstubAllGlobals());

test('of the languages that the browser asks for the first is spoken that has a folder', () => {
  expect(language()).toBe('de');
  expect(document.documentElement.lang).toBe('de');
});

test('a number chooses the plural, and is written without separators', () => {
  expect(t('house:free', { count: 1 })).toBe('1 freier Platz');
  expect(t('house:free', { count: 3 })).toBe('3 freie Plätze');
  expect(t('table:moment', { at: 1024, of: 20000 })).toBe('Schritt 1024 von 20000');
});

test('another language says what was asked for before, and what is asked for meanwhile', async () => {
  await loadMessages('fairness');
  const spoken = setLanguage('en');
  await Promise.all([loadMessages('trambahn_guide'), spoken]);
  expect(t('fairness:seed')).toBe('Seed, shown after the end');
  expect(t('trambahn_guide:second')).toMatch(/^You may send a second passenger/);
});

test('names are joined as the language joins them', async () => {
  expect(listed(['Anna', 'Ben', 'Clara'])).toBe('Anna, Ben und Clara');
  await setLanguage('en');
  expect(listed(['Anna', 'Ben'])).toBe('Anna and Ben');
});

test('nobody is ever shown the key of a message that is missing', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(t(`house:value.${'atlantis' as string}`)).toBe('');
  expect(told).toHaveBeenCalledWith('There is no message house:value.atlantis.');
});
