#!/usr/bin/env node
import '../logging/source-maps';
import 'reflect-metadata';
import { adminCreate } from './admin-create';
import { templatesCheck } from './check-templates';
import { backup } from './backup';
import { geoImport } from './geo-import';
import { restore } from './restore';
import { runCommand } from './run-command';
import { seedLoad } from './seed-load';

/** Everything an operator can run, in a checkout by `npm run <name> -- …`, in the container by `shlyah <name> …`. */
const commands = {
  'admin:create': adminCreate,
  'geo:import': geoImport,
  'templates:check': templatesCheck,
  backup,
  restore,
  'seed:load': seedLoad,
};

void runCommand(commands, process.argv.slice(2));
