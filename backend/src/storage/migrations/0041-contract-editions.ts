import { Table, TableForeignKey, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, isMysql, longText, reference, whole } from '../../platform/database/columns';
import { addColumns, addIndex } from './add-columns';
import { column, foreignKey, primary } from './schema-words';

const editions = new Table({
  name: 'contract_editions',
  columns: [
    primary('contractId', reference()),
    primary('number', whole()),
    column('at', instant()),
    column('changed', exact(255)),
    column('particulars', longText()),
  ],
  foreignKeys: [foreignKey('fk_contract_editions_contract', 'contractId', 'contracts', 'CASCADE')],
});

const fields = [
  'fullName',
  'position',
  'doc',
  'contactPerson',
  'phone',
  'email',
  'address',
  'postcode',
  'unp',
  'pc',
  'bank',
  'bankAddress',
];

/**
 * Editions of contracts; each contract that there is has its first one, of the day when it was made. A contract outlives its client with
 * the orders that were placed under it.
 */
export class ContractEditions1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Before anything names contracts: SQLite copies the table.
    await ownContracts(runner, true, 'SET NULL');
    await addColumns(runner, 'contracts', column('anonymisedAt', instant(true)));
    await addColumns(runner, 'orders', column('contractId', reference(true)));
    await addIndex(runner, 'orders', 'ix_orders_contract', 'contractId');
    await runner.createTable(editions, true);
    const particulars = fields.map((name) => `'${name}', ${name}`).join(', ');
    await runner.query(`INSERT INTO contract_editions (contractId, number, at, changed, particulars)
      SELECT id, 1, createdAt, '', JSON_OBJECT(${particulars}) FROM contracts
      WHERE NOT EXISTS (SELECT 1 FROM contract_editions WHERE contractId = contracts.id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(editions);
    await runner.dropIndex('orders', 'ix_orders_contract');
    await runner.query('ALTER TABLE orders DROP COLUMN contractId');
    await runner.query('ALTER TABLE contracts DROP COLUMN anonymisedAt');
    await runner.query('DELETE FROM contracts WHERE userId IS NULL');
    await ownContracts(runner, false, 'CASCADE');
  }
}

/** What becomes of a contract whose client is deleted. A step that was stopped half way may run again. */
async function ownContracts(runner: QueryRunner, nullable: boolean, onDelete: string): Promise<void> {
  const table = await runner.getTable('contracts');
  const known = table?.foreignKeys.find(({ columnNames }) => columnNames.includes('userId'));
  if (!table || known?.onDelete === onDelete) return;
  const key = new TableForeignKey(foreignKey('fk_contracts_user', 'userId', 'users', onDelete));
  if (!isMysql) return copyContracts(runner, table, nullable, key);
  if (known) await runner.dropForeignKey('contracts', known);
  // TypeORM would drop the unique index along with the change.
  await runner.query(`ALTER TABLE contracts MODIFY userId int ${nullable ? 'NULL' : 'NOT NULL'}`);
  await runner.createForeignKey('contracts', key);
}

/** SQLite changes no columns and no keys: the rows go to another table, with the numbers that were given already. */
async function copyContracts(
  runner: QueryRunner,
  table: Table,
  nullable: boolean,
  key: TableForeignKey,
): Promise<void> {
  const copy = table.clone();
  Object.assign(copy, { name: 'contracts_copy', foreignKeys: [key], indices: [] });
  for (const one of copy.columns) if (one.name === 'userId') one.isNullable = nullable;
  await runner.createTable(copy);
  await runner.query('INSERT INTO contracts_copy SELECT * FROM contracts');
  await runner.query("DELETE FROM sqlite_sequence WHERE name = 'contracts_copy'");
  await runner.query(
    "INSERT INTO sqlite_sequence (name, seq) SELECT 'contracts_copy', seq FROM sqlite_sequence WHERE name = 'contracts'",
  );
  await runner.query('DROP TABLE contracts');
  await runner.query('ALTER TABLE contracts_copy RENAME TO contracts');
  await runner.query('CREATE UNIQUE INDEX uq_contracts_user ON contracts (userId)');
}
