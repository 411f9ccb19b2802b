// `npm run check`: the lanes of `npm test` that need neither a server nor a browser.
import { main } from './lib/progress.mjs';
import { chosenLanes, runLanes } from './lib/run-lanes.mjs';

const quick = ['static', 'scripts', 'domain', 'api-client', 'backend-sqlite', 'frontend'];

await main(() => runLanes(chosenLanes(quick)));
