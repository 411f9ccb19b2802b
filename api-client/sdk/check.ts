#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { Shlyah } from './index';
import type { CheckRunDto } from './operations/models/CheckRunDto';

const HELP = `Проверка своей программы на API «Шлях».

  npx shlyah-check --webhook 4   получателя уведомлений: номер адреса тестового режима из GET /api/webhooks
  npx shlyah-check --caller 3    вызовов: номер ключа из GET /api/keys; полчаса смотрим, как программа вызывает API

  --url https://…   адрес сервиса, иначе SHLYAH_URL
  --key shl_test_…  ключ с правом webhooks, иначе SHLYAH_KEY

Код выхода: 0 — всё верно, 1 — что-то не прошло, 2 — проверить не удалось или проверять было нечего.`;

const SIGNS = { passed: '✓', failed: '✗', unknown: '?' } as const;

/** Polling interval of a running check. */
const LOOK_MS = 1000;

/** The printed report: failures with the expected, seen and sent values. */
function report({ checks, passed, failed }: CheckRunDto): string {
  const lines = checks.map(({ title, state, expected, seen, sent }) => {
    const more = state === 'passed' ? [] : [`    Должно быть: ${expected}`, `    Увидели: ${seen}`];
    const request = state === 'failed' && sent ? [`    Отправили:\n${sent.replace(/^/gm, '      ')}`] : [];
    return [`${SIGNS[state]} ${title}`, ...more, ...request].join('\n');
  });
  return [
    ...lines,
    '',
    `Верно: ${passed}, неверно: ${failed}, не проверено: ${checks.length - passed - failed}`,
  ].join('\n');
}

async function main(): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: { url: text, key: text, webhook: text, caller: text, help: { type: 'boolean' } },
  });
  const url = values.url ?? process.env['SHLYAH_URL'];
  const key = values.key ?? process.env['SHLYAH_KEY'];
  if (values.help || !url || !key || !(values.webhook ?? values.caller)) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const { conformance } = new Shlyah({ url: url.replace(/\/$/, ''), key });
  const requestBody = values.webhook
    ? { kind: 'receiver' as const, webhookId: Number(values.webhook) }
    : { kind: 'caller' as const, keyId: Number(values.caller) };
  let halted = false;
  process.once('SIGINT', () => (halted = true));
  let run = await conformance.startCheck({ requestBody });
  if (run.kind === 'caller') console.log(`Смотрим до ${run.endsAt}. Прервать и увидеть отчёт раньше: Ctrl+C`);
  while (run.state === 'running' && !halted) {
    await new Promise((done) => setTimeout(done, LOOK_MS));
    run = await conformance.getCheck({ id: run.id });
  }
  console.log(report(run));
  if (run.state === 'broken') return 2;
  // Nothing was judged: that is no proof.
  if (run.passed + run.failed === 0) return 2;
  return run.failed === 0 ? 0 : 1;
}

main().then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  },
);
