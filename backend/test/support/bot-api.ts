import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Said {
  chat_id: string;
  text: string;
}

/** A server that answers as the Bot API does: updates wait to be asked for, questions are held until there is one. */
export class BotApi {
  readonly token = '123456:AAE-a_token_of_the_bot_35_characters';
  /** What the bot has said. */
  readonly said: Said[] = [];
  /** Who has asked for updates at once. */
  mostListeners = 0;
  /** Answers a message with another status than 200. */
  refuse: (message: Said) => { status: number; description: string } | null = () => null;
  private readonly server: Server;
  private readonly waiting = new Set<{ response: ServerResponse; timer: NodeJS.Timeout }>();
  private updates: { update_id: number }[] = [];
  private last = 100;

  constructor() {
    this.server = createServer((request, response) => {
      void json(request).then((body) => this.answer(request.url ?? '', body as never, response));
    });
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const { timer } of this.waiting) clearTimeout(timer);
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Somebody writes to the bot, or does to it what `more` says. */
  write(chat: number, text: string, more: object = {}): void {
    const message = { text, chat: { id: chat, type: 'private' } };
    this.updates.push({ update_id: ++this.last, message, ...more } as never);
    for (const { response, timer } of this.waiting) {
      clearTimeout(timer);
      ok(response, this.updates);
    }
    this.waiting.clear();
  }

  /** What the bot has said in a chat. */
  saidTo(chat: number): string[] {
    return this.said.filter(({ chat_id: to }) => to === String(chat)).map(({ text }) => text);
  }

  private answer(
    url: string,
    body: Said & { offset: number; timeout: number },
    response: ServerResponse,
  ): void {
    if (!url.startsWith(`/bot${this.token}/`)) return refuse(response, 401, 'Unauthorized');
    if (url.endsWith('/getMe')) return ok(response, { username: 'shlyah_bot' });
    if (url.endsWith('/getUpdates')) return this.hold(body, response);
    const refusal = this.refuse(body);
    if (refusal) return refuse(response, refusal.status, refusal.description);
    this.said.push(body);
    ok(response, {});
  }

  private hold({ offset, timeout }: { offset: number; timeout: number }, response: ServerResponse): void {
    this.updates = this.updates.filter(({ update_id: id }) => id >= offset);
    if (this.updates.length > 0) return ok(response, this.updates);
    const one = { response, timer: setTimeout(() => ok(response, []), timeout * 1000) };
    this.waiting.add(one);
    this.mostListeners = Math.max(this.mostListeners, this.waiting.size);
    response.on('close', () => {
      clearTimeout(one.timer);
      this.waiting.delete(one);
    });
  }
}

const send = (response: ServerResponse, status: number, body: object): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const ok = (response: ServerResponse, result: unknown): void => send(response, 200, { ok: true, result });

const refuse = (response: ServerResponse, status: number, description: string): void =>
  send(response, status, { ok: false, error_code: status, description });
