import { createInterface } from 'node:readline';
import { normaliseEmail, problems, registrationFields } from '@shlyah/domain';
import { Passwords } from '../../platform/access/passwords';
import { weakPassword } from '../../platform/access/weak-passwords';
import type { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertOne } from '../../platform/database/insert-many';
import { History } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { Clock } from '../../platform/common/clock';
import { User } from '../../modules/users/model/user.entity';
import { newUser } from '../../modules/users/model/user.mapper';
import { CommandError, overDatabase, readArgs, UsageError, type Command } from './run-command';

export interface NewAdmin {
  email: string;
  name: string;
  password: string;
}

/** Creates an administrator; CommandError names invalid data or that the e-mail is taken. */
export async function createAdmin(database: Database, { email, name, password }: NewAdmin): Promise<number> {
  const { email: emailRule, name: nameRule, password: passwordRule } = registrationFields;
  const rules = { email: emailRule, name: nameRule, password: passwordRule };
  const typed = { email, name, password };
  const wrong = Object.entries({ ...problems(rules, typed), ...weakPassword(typed) })[0];
  if (wrong) throw new CommandError(`${wrong[0]}: ${wrong[1].join(', ')}`);
  const clock = new Clock();
  const person = {
    email: normaliseEmail(email),
    name: name.trim(),
    role: 'admin' as const,
    status: 'confirmed' as const,
    isLegalEntity: false,
    passwordHash: await new Passwords().hash(password, 'new'),
    createdAt: clock.now(),
  };
  return database
    .write(async (tx) => {
      const id = await insertOne(tx, User, newUser(person));
      const event = { field: 'created', from: null, to: person.email };
      await new History(clock, new Journal(database, clock)).record(tx, 'user', id, null, [event]);
      return id;
    })
    .catch((error: unknown) => {
      if (isDuplicate(error)) throw new CommandError(`email: ${person.email} already has an account`);
      throw error;
    });
}

/** From ADMIN_PASSWORD, else the first line of the standard input; never from the arguments, which others can see. */
async function readPassword(): Promise<string> {
  const given = process.env.ADMIN_PASSWORD;
  if (given) return given;
  if (process.stdin.isTTY) process.stderr.write('Password, at least 8 characters (it will not be shown): ');
  if (process.stdin.isTTY) process.stdin.setRawMode(true);
  try {
    return process.stdin.isTTY ? await typed() : await firstLine();
  } finally {
    if (process.stdin.isTTY) process.stdin.setRawMode(false);
  }
}

async function firstLine(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return line;
  return '';
}

/** Reads keys until Enter without showing them. */
async function typed(): Promise<string> {
  let password = '';
  process.stdin.setEncoding('utf8');
  for await (const keys of process.stdin as AsyncIterable<string>) {
    for (const key of keys) {
      if (key === '\u0003') throw new CommandError('\nNothing was made.');
      if (key === '\r' || key === '\n') {
        process.stderr.write('\n');
        return password;
      }
      password = key === '\u007f' ? [...password].slice(0, -1).join('') : password + key;
    }
  }
  return password;
}

/** The password comes from ADMIN_PASSWORD or is asked for. */
export const adminCreate: Command = {
  usage: '--email admin@example.by --name "Мария Лис"',
  async run(args, config) {
    const { values } = readArgs(args, { email: { type: 'string' }, name: { type: 'string' } });
    const { email, name } = values;
    if (!email || !name) throw new UsageError('Both an e-mail and a name are needed.');
    const password = await readPassword();
    await overDatabase(config, async (database) => {
      const id = await createAdmin(database, { email, name, password });
      console.log(`Administrator ${id} is made: ${normaliseEmail(email)}`);
    });
  },
};
