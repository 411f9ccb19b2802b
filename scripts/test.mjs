// `npm test`: everything, on both databases and in a browser. `npm test -- --only backend-sqlite` runs some lanes.
import { lanes } from './lib/lanes.mjs';
import { main } from './lib/progress.mjs';
import { chosenLanes, runLanes } from './lib/run-lanes.mjs';

await main(() => runLanes(chosenLanes(Object.keys(lanes))));
