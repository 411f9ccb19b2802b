import assert from 'node:assert/strict';
import test from 'node:test';
import { Linter } from 'eslint';
import { doors } from './doors.mjs';
import rule, { arrows, objection } from './one-way-imports.mjs';

const allowed = [
  ['domain/src/tariff/quote.ts', '../money'],
  ['domain/src/tariff/quote.spec.ts', 'fast-check'],
  ['domain/src/validation/host.ts', 'punycode/'],
  ['backend/src/modules/orders/read/orders.service.ts', '@shlyah/domain'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../../platform/database/database'],
  ['backend/src/main.ts', '@nestjs/core'],
  ['backend/src/main.ts', './modules/orders/model/order.entity'],
  ['backend/reliability/faults/crash.mjs', '../../../scripts/lib/paths.mjs'],
  ['backend/src/storage/entities.ts', '../modules/orders/model/order.entity'],
  ['backend/src/operations/commands/load-data.ts', '../../modules/orders/write/order-writer'],
  ['backend/src/modules/orders/read/orders.service.ts', '../model/order.entity'],
  ['backend/src/modules/orders/read/orders.service.ts', './order-list'],
  ['backend/src/modules/orders/dto/order.dto.ts', '../model/order.entity'],
  ['backend/src/modules/orders/orders.module.ts', './proposals/proposals.service'],
  ['backend/src/modules/users/security/second-factor.service.ts', '../users.service'],
  ['backend/src/modules/orders/proposals/proposals.service.ts', '../read/order-reader'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../points'],
  ['backend/src/modules/orders/dto/order.dto.ts', '../../calculator'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../notifications/notifications'],
  ['backend/src/modules/documents/data/source.ts', '../../orders'],
  ['backend/src/modules/runs/run-lists.ts', '../order-lists'],
  ['backend/src/modules/points/cities.service.ts', './search'],
  ['backend/src/modules/points/search/city-index.ts', './best'],
  ['backend/src/operations/seeds/demo.ts', '../../modules/points/gazetteer'],
  ['backend/src/platform/access/access.guard.ts', '../journal/journal'],
  ['backend/src/platform/journal/history/history.ts', '../journal'],
  ['frontend/src/main.tsx', './app/router'],
  ['frontend/src/app/store.ts', '../features/orders/slice'],
  ['frontend/src/app/router.tsx', '../pages/public/Home'],
  ['frontend/src/app/session.ts', '@shlyah/api-client'],
  ['frontend/src/pages/cabinet/Orders.tsx', '../../features/orders/OrderTable'],
  ['frontend/src/pages/cabinet/Orders.tsx', '@shlyah/domain'],
  ['frontend/src/features/orders/actions.ts', '@shlyah/api-client'],
  ['frontend/src/features/orders/actions.ts', '@shlyah/api-client/transport'],
  ['frontend/src/features/orders/form/Step.tsx', '../slice'],
  ['frontend/src/features/orders/form/cargo/Row.tsx', '../../words'],
  ['frontend/src/features/orders/form/cargo/Row.tsx', '../values'],
  ['frontend/src/features/orders/new/Form.tsx', '../form/Step'],
  ['frontend/src/features/orders/view/View.tsx', '../../calculator/quote/Parts'],
  ['frontend/src/features/orders/new/useCities.ts', '../../calculator/actions'],
  ['frontend/src/features/orders/actions.ts', '.'],
  ['frontend/src/features/orders/form/Step.tsx', '../../../ui/fields/Field'],
  ['frontend/src/features/orders/slice.ts', '../../paths'],
  ['frontend/src/features/orders/slice.ts', '../../shared/hooks'],
  ['frontend/src/shared/QueryState.tsx', '../ui/actions/Button'],
  ['frontend/src/shared/QueryState.tsx', './loading'],
  ['frontend/src/ui/fields/Field.tsx', './Label'],
  ['frontend/e2e/journey.mjs', '../src/paths'],
  ['scripts/start.mjs', '../backend/anything'],
];

const refused = [
  ['domain/src/tariff/quote.ts', 'node:fs'],
  ['domain/src/tariff/quote.ts', 'react'],
  ['domain/src/tariff/quote.ts', '@shlyah/backend'],
  ['backend/src/main.ts', '@shlyah/api-client'],
  ['backend/src/main.ts', '@shlyah/frontend'],
  ['backend/src/main.ts', '../../domain/src/money'],
  ['backend/src/main.ts', '../../scripts/lib/paths.mjs'],
  ['backend/bench/run.mjs', '../../frontend/src/paths'],
  ['backend/src/platform/database/data-source.ts', '../../modules/orders/model/order.entity'],
  ['backend/src/platform/database/data-source.ts', '../../storage/entities'],
  ['backend/src/platform/database/database.ts', '../http/errors'],
  ['backend/src/platform/journal/journal.ts', '../access/access.guard'],
  ['backend/src/platform/access/access.guard.ts', '../../modules/users'],
  ['backend/src/modules/notifications/notifications.ts', '../users'],
  ['backend/src/modules/notifications/channels/mailer.ts', '../../orders'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../points/point.entity'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../points/places'],
  ['backend/src/modules/orders/dto/order.dto.ts', '../../points/dto/point.dto'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../../platform/journal/history/event.entity'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../documents'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../../app.module'],
  ['backend/src/modules/orders/read/orders.service.ts', '../../../operations/commands/commands'],
  ['backend/src/modules/orders/model/order.entity.ts', '../dto/order.dto'],
  ['backend/src/modules/orders/write/edit-order.service.ts', '../proposals/waiting-proposals'],
  ['backend/src/modules/orders/read/order-list.ts', '../orders.module'],
  ['backend/src/modules/orders/anew/anew.ts', '../model/order.entity'],
  ['backend/src/modules/documents/registry.ts', '../registers'],
  ['backend/src/modules/order-lists/order-lists.ts', '../runs'],
  ['backend/src/modules/points/cities.service.ts', './search/city-index'],
  ['backend/src/modules/points/gazetteer/match.ts', '../search/sound-key'],
  ['backend/src/operations/seeds/demo.ts', '../../modules/points/gazetteer/demo-points'],
  ['backend/src/modules/users/users.service.ts', '../orders'],
  ['backend/src/modules/calculator/tariff.ts', '../points'],
  ['backend/src/modules/anew/anew.service.ts', '../orders'],
  ['backend/src/platform/anew/anew.ts', '../database/database'],
  ['api-client/transport.ts', '@shlyah/domain'],
  ['frontend/src/app/store.ts', '../../../backend/src/main'],
  ['frontend/src/app/store.ts', '@shlyah/backend'],
  ['frontend/src/ui/Table.tsx', '@shlyah/api-client'],
  ['frontend/src/ui/Table.tsx', '../features/orders/slice'],
  ['frontend/src/ui/Table.tsx', '../app/store'],
  ['frontend/src/paths.ts', './features/orders/slice'],
  ['frontend/src/pages/cabinet/Orders.tsx', '@shlyah/api-client'],
  ['frontend/src/pages/cabinet/Orders.tsx', '../../app/store'],
  ['frontend/src/ui/Table.tsx', '../shared/hooks'],
  ['frontend/src/shared/hooks.ts', '../features/orders/slice'],
  ['frontend/src/shared/hooks.ts', '@shlyah/api-client'],
  ['frontend/src/paths.ts', './ui/text'],
  ['frontend/src/features/orders/slice.ts', './form/values'],
  ['frontend/src/features/orders/form/Step.tsx', '../new/Form'],
  ['frontend/src/features/orders/list/List.tsx', '../edit/Form'],
  ['frontend/src/features/orders/new/Form.tsx', '../../calculator/tariff/draft'],
  ['frontend/src/features/calculator/quote/Parts.tsx', '../../orders/words'],
  ['frontend/src/features/orders/slice.ts', '../users/slice'],
  ['frontend/src/features/orders/slice.ts', '../users'],
  ['frontend/src/features/orders/form/Step.tsx', '../../users/slice'],
  ['frontend/src/features/orders/slice.ts', '../../pages/cabinet/Orders'],
  ['frontend/src/features/orders/slice.ts', '../../app/store'],
];

for (const [file, source] of allowed) {
  test(`${file} may import ${source}`, () => assert.equal(objection(file, source), undefined));
}

for (const [file, source] of refused) {
  test(`${file} may not import ${source}`, () => assert.equal(typeof objection(file, source), 'string'));
}

test('no door leads back to where it began', () => {
  const nounOf = (room) => room.split('/')[0];
  const behind = (place, way) => {
    assert.ok(!way.includes(place), [...way, place].join(' <- '));
    const arrows = Object.entries(doors).flatMap(([from, to]) => to.map((room) => [from, room]));
    const between = arrows
      .filter(([from, to]) => nounOf(from) !== nounOf(to))
      .map((arrow) => arrow.map(nounOf));
    for (const [from, to] of [...arrows, ...between]) if (from === place) behind(to, [...way, place]);
  };
  for (const from of Object.keys(doors)) behind(from, []);
  for (const from of Object.keys(doors)) behind(nounOf(from), []);
});

test('no arrow between the modules of the backend leads back to where it began', () => {
  const behind = (noun, way) => {
    assert.ok(!way.includes(noun), [...way, noun].join(' <- '));
    for (const to of arrows[noun]) behind(to, [...way, noun]);
  };
  for (const noun of Object.keys(arrows)) behind(noun, []);
});

test('every way to import is looked at', () => {
  const config = {
    files: ['**/*.js'],
    plugins: { shlyah: { rules: { rule } } },
    rules: { 'shlyah/rule': 'error' },
  };
  const linter = new Linter({ cwd: '/repository', configType: 'flat' });
  const problems = (code) => linter.verify(code, config, '/repository/domain/src/index.js');
  const ways = [
    "import 'react'",
    "export * from 'react'",
    "export { a } from 'react'",
    "void import('react')",
  ];
  for (const code of ways)
    assert.deepEqual(
      problems(code).map(({ ruleId }) => ruleId),
      ['shlyah/rule'],
      code,
    );
  assert.deepEqual(problems("import './money'; export const a = 1"), []);
});
