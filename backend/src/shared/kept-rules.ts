import type { MetadataStorage } from 'class-validator';

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

/**
 * Keeps which rules a class has. By itself class-validator looks for them among those of all classes, with each body and each of its
 * parts; of a part it also names the class that it belongs to.
 */
export function keepRules(storage: MetadataStorage): void {
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const add = storage.addValidationMetadata.bind(storage);
  const kept = new Map<unknown, Map<string | undefined, Rules>>();
  storage.addValidationMetadata = (rule) => {
    kept.clear();
    add(rule);
  };
  storage.getTargetValidationMetadatas = (target, whole, always, strictGroups, groups) => {
    if (always || strictGroups || groups) return find(target, whole, always, strictGroups, groups);
    const ofClass = kept.get(target) ?? new Map<string | undefined, Rules>();
    kept.set(target, ofClass);
    const rules = ofClass.get(whole) ?? find(target, whole, always, strictGroups, groups);
    ofClass.set(whole, rules);
    return rules;
  };
}
