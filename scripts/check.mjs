// `npm run check`: what CI runs, minus the slow lanes.
import { main } from './lib/progress.mjs';
import { chosenLanes, runLanes } from './lib/run-lanes.mjs';

const quick = ['static', 'scripts', 'domain', 'api-client', 'backend-sqlite', 'frontend'];

await main(() => runLanes(chosenLanes(quick)));
