import { Injectable, type OnModuleInit, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { getMetadataStorage } from 'class-validator';
import { BodyPipe } from './body.pipe';
import { Refusal } from './errors';
import { ListField, TextField } from './fields';

class ProbeItem {
  @TextField({ max: 3, description: '', required: true })
  word: string;
}

class Probe {
  @ListField(() => ProbeItem, { max: 1, description: '', required: true })
  items: ProbeItem[];
}

/** Nest's metadata stores the kinds of a handler's arguments as numbers. */
const bodyOrQuery = new Set(['3', '4']);

/** Handlers whose body or query has no class with rules: an interface, a type, or code compiled without metadata. */
export function uncheckedHandlers(controllers: Type[]): string[] {
  const scanner = new MetadataScanner();
  return controllers.flatMap((controller) => {
    const prototype = controller.prototype as object;
    return scanner
      .getAllMethodNames(prototype)
      .filter((method) => argumentTypes(controller, prototype, method).some((type) => !hasRules(type)))
      .map((method) => `${controller.name}.${method}`);
  });
}

function argumentTypes(controller: Type, prototype: object, method: string): unknown[] {
  const types = (Reflect.getMetadata('design:paramtypes', prototype, method) ?? []) as unknown[];
  const found = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  return Object.entries(found)
    .filter(([key]) => bodyOrQuery.has(key.split(':')[0] ?? ''))
    .map(([, { index }]) => types[index]);
}

const hasRules = (type: unknown): boolean =>
  typeof type === 'function' &&
  getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length > 0;

/**
 * Refuses to start when a handler would accept any body: a mistake in the build or one `import type` silently
 * disables validation.
 */
@Injectable()
export class SelfCheck implements OnModuleInit {
  constructor(private readonly discovery: DiscoveryService) {}

  async onModuleInit(): Promise<void> {
    const controllers = this.discovery.getControllers().flatMap(({ metatype }) => (metatype ?? []) as Type);
    const unchecked = uncheckedHandlers(controllers);
    if (unchecked.length > 0) throw new Error(`Bodies or queries are not checked: ${unchecked.join(', ')}`);
    const bad = { items: [{ word: 'too long', more: 1 }] };
    const read = new BodyPipe().transform(bad, { type: 'body', metatype: Probe });
    const outcome = await read.catch((error: unknown) => error);
    if (!(outcome instanceof Refusal)) throw new Error('Bodies are not checked: a bad one was let through');
  }
}
