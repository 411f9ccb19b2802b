// `npm run check`: the lanes of `npm test` that need neither a server nor a browser.
import { main } from './lib/progress.mjs';
import { chosen, runLanes } from './lib/run-lanes.mjs';

const quick = ['static', 'scripts', 'domain', 'api-client', 'backend-sqlite', 'frontend'];

await main(() => runLanes(chosen(quick)));
