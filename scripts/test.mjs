// `npm test`: what people use, on both databases and in a browser. `npm run test:full`: everything, before a release.
// `npm test -- --only backend-sqlite` runs some lanes.
import { main } from './lib/progress.mjs';
import { chosen, runLanes } from './lib/run-lanes.mjs';

await main(() => runLanes(chosen()));
