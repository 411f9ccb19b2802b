import type { Server } from 'node:http';
import supertest, { type Response } from 'supertest';
import { checkAnswer } from './described-answers';

export type Method = 'get' | 'post' | 'put' | 'delete';

export interface Sent {
  body?: object | string;
  headers?: Record<string, string>;
  query?: Record<string, unknown>;
  /** Multipart fields and files instead of a JSON body. */
  form?: Record<string, string | { name: string; bytes: Buffer }>;
  /** The answer is a file: its body is a Buffer. */
  isFile?: boolean;
}

/** A caller of the API with a cookie of its own; every answer is held against the API's description. */
export class Client {
  cookie: string | undefined;
  /** The cookie that a browser is known by; kept when the session ends. */
  device: string | undefined;

  /** The cookie of a driver's telephone. */
  courier: string | undefined;

  /** A key of the API, instead of a session. */
  key: string | undefined;

  constructor(private readonly server: Server) {}

  async login(email: string, password = 'demo-parol-2026'): Promise<Response> {
    return this.post('/api/user/login', { body: { email, password } });
  }

  get(path: string, sent: Sent = {}): Promise<Response> {
    return this.send('get', path, sent);
  }

  post(path: string, sent: Sent = {}): Promise<Response> {
    return this.send('post', path, sent);
  }

  put(path: string, sent: Sent = {}): Promise<Response> {
    return this.send('put', path, sent);
  }

  delete(path: string, sent: Sent = {}): Promise<Response> {
    return this.send('delete', path, sent);
  }

  async send(method: Method, path: string, { body, headers, query, form, isFile }: Sent): Promise<Response> {
    let request = supertest(this.server)[method](path);
    const jar = [this.cookie, this.device, this.courier].filter(Boolean).join('; ');
    if (jar) request = request.set('Cookie', jar);
    if (this.key) request = request.set('Authorization', `Bearer ${this.key}`);
    for (const [name, value] of Object.entries(headers ?? {})) request = request.set(name, value);
    if (query) request = request.query(query);
    if (isFile) request = request.responseType('blob');
    for (const [name, value] of Object.entries(form ?? {})) {
      request =
        typeof value === 'string'
          ? request.field(name, value)
          : request.attach(name, value.bytes, value.name);
    }
    const response = await (body === undefined ? request : request.send(body));
    this.remember(response);
    checkAnswer(method, path, response);
    return response;
  }

  private remember(response: Response): void {
    const cookies = response.headers['set-cookie'] as unknown as string[] | undefined;
    const given = (name: string) => cookies?.find((cookie) => cookie.startsWith(`${name}=`))?.split(';')[0];
    this.cookie = given('sid') ?? this.cookie;
    this.device = given('device') ?? this.device;
    this.courier = given('courier') ?? this.courier;
  }
}
