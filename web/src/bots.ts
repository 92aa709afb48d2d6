// The bots that people play against, the weakest first.
export const LEVELS = ['apprentice', 'driver', 'dispatcher'] as const;
export type Level = (typeof LEVELS)[number];
