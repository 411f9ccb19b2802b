import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { exact, instant, longText, reference, whole } from '../columns';
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
  ...['fullName', 'position', 'doc', 'contactPerson', 'phone', 'email'],
  ...['address', 'postcode', 'unp', 'pc', 'bank', 'bankAddress'],
];

/** Editions of contracts; each contract that there is has its first one, of the day when it was made. */
export class ContractEditions1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(editions, true);
    const particulars = fields.map((name) => `'${name}', ${name}`).join(', ');
    await runner.query(`INSERT INTO contract_editions (contractId, number, at, changed, particulars)
      SELECT id, 1, createdAt, '', JSON_OBJECT(${particulars}) FROM contracts
      WHERE NOT EXISTS (SELECT 1 FROM contract_editions WHERE contractId = contracts.id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(editions);
  }
}
