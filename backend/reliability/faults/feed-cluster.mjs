// The same on three Galera nodes: the writers at the balancer, each reader at another node.
import { missingForCluster } from '../lib/galera.mjs';
import { raceOfFeed } from '../lib/feed-race.mjs';

export const title = 'Writers of events are killed while others read at other nodes';
export const engines = ['mariadb'];
export const needs = 'cluster';
export const missing = missingForCluster;

export const run = ({ place, report, short }) =>
  raceOfFeed({
    place,
    report,
    events: short ? 2000 : 20_000,
    killEveryMs: 3000,
    urls: place.cluster.nodes.map(({ url }) => `${url}/${place.name}`),
  });
