import type { MetadataStorage } from 'class-validator';

type Find = MetadataStorage['getTargetValidationMetadatas'];

/**
 * Keeps which rules a class has. By itself class-validator looks for them among those of all classes, with each body and each of its
 * parts.
 */
export function keepRules(storage: MetadataStorage): void {
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  const kept = new Map<unknown, ReturnType<Find>>();
  storage.addValidationMetadata = (rule) => {
    kept.clear();
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    const usual = !schema && !always && !strictGroups && !groups;
    const rules = (usual && kept.get(target)) || find(target, schema, always, strictGroups, groups);
    if (usual) kept.set(target, rules);
    return rules;
  };
}
