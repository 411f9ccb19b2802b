#!/usr/bin/env node
import '../logging/source-maps';
import 'reflect-metadata';
import { commands } from './commands';
import { runCommand } from './run-command';

void runCommand(commands, process.argv.slice(2));
