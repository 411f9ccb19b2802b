// Parts of the backend's tests that faults use, too; they are TypeScript.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
require('../../test/support/typescript.cjs');

export const { DatabaseProxy } = require('../../test/support/database-proxy.ts');
export const { PostOffice } = require('../../test/mail-support/post-office.ts');
export const { rowsOf } = require('../../test/support/rows.ts');
