#!/usr/bin/env node
import 'reflect-metadata';
import { commands } from './commands';
import { runCommand } from './run-command';

// What the process writes is its own user's alone.
process.umask(0o077);
void runCommand(commands, process.argv.slice(2));
