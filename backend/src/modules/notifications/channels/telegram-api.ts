import type { Bot } from '../../../platform/config/gateway';

/** What the API has answered that is no success; `status` as HTTP has it. */
export class TelegramRefusal extends Error {
  constructor(
    readonly status: number,
    description: string,
  ) {
    super(`Telegram answered ${status}: ${description}`);
  }
}

/**
 * Calls a method of the Bot API. The token is part of the URL, so failures are reported without the driver's message, which may contain
 * it.
 */
export async function callBot<T>(
  { token, apiUrl }: Bot,
  method: string,
  parameters: object,
  signal: AbortSignal,
): Promise<T> {
  const { status, answer } = await ask(`${apiUrl}/bot${token}/${method}`, parameters, signal);
  if (answer?.ok === true) return answer.result as T;
  throw new TelegramRefusal(
    status,
    String(answer?.description ?? 'no JSON')
      .slice(0, 200)
      .replaceAll(token, '…'),
  );
}

interface TelegramResponse {
  ok?: unknown;
  result?: unknown;
  description?: unknown;
}

async function ask(
  url: string,
  parameters: object,
  signal: AbortSignal,
): Promise<{ status: number; answer: TelegramResponse | null }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(parameters),
      redirect: 'manual',
      signal,
    });
    const text = await response.text();
    return { status: response.status, answer: parsed(text) };
  } catch (error) {
    if (signal.aborted) throw new Error('Telegram не ответил вовремя');
    const code = (error as { cause?: { code?: unknown } }).cause?.code;
    throw new Error(`До Telegram не дойти: ${typeof code === 'string' ? code : 'нет связи'}`);
  }
}

function parsed(text: string): TelegramResponse | null {
  try {
    return JSON.parse(text) as TelegramResponse | null;
  } catch {
    return null;
  }
}
