import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';

type Build<P> = (manager: EntityManager, parameters: P) => SelectQueryBuilder<ObjectLiteral>;

/**
 * A query that is asked again and again: TypeORM builds its text the first time, afterwards only the parameters change. Answers raw
 * rows. The text must not depend on the parameters.
 */
export function repeatedQuery<Row, P extends ObjectLiteral>(
  build: Build<P>,
): (manager: EntityManager, parameters: P) => Promise<Row[]> {
  const texts = new WeakMap<DataSource, string>();
  return (manager, parameters) => {
    const { connection } = manager;
    let text = texts.get(connection);
    if (text === undefined) {
      text = build(manager, parameters).getQuery();
      texts.set(connection, text);
    }
    return manager.query<Row[]>(...connection.driver.escapeQueryWithParameters(text, parameters));
  };
}
