// The feed of events while those who write them are killed.
import { raceOfFeed } from '../lib/feed-race.mjs';

export const title = 'Writers of events are killed while others read';
export const engines = ['sqlite', 'mariadb'];
export const hasShortForm = true;

export const run = ({ place, report, short }) =>
  raceOfFeed({ place, report, events: short ? 1500 : 100_000, killEveryMs: short ? 1000 : 3000 });
