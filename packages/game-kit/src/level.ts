/** How strong a bot is, weakest first. Tables and pages name levels without knowing the bots. */
export const LEVELS = ['easy', 'medium', 'strong', 'master'] as const;
export type Level = (typeof LEVELS)[number];
