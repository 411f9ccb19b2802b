import { ForbiddenException, StreamableFile } from '@nestjs/common';
import { FORBIDDEN_MESSAGE } from '@nestjs/core/guards/constants';
import { ExecutionContextHost } from '@nestjs/core/helpers/execution-context-host';
import type { HandlerResponseBasicFn } from '@nestjs/core/helpers/handler-metadata-storage';
import { ParamsTokenFactory } from '@nestjs/core/pipes/params-token-factory';
import { RouterExecutionContext, type ParamProperties } from '@nestjs/core/router/router-execution-context';
import { RouterProxy } from '@nestjs/core/router/router-proxy';
import type { FastifyReply } from 'fastify';
import { isObservable, lastValueFrom } from 'rxjs';

// Nest leads each request through some twenty promises, whether anything waits or not: a seventh of the processor time of a short answer.
// Here each step follows the one before at once and waits only for what is a promise. What is used seldom, such as interceptors,
// observables and streams, goes Nest's own way.

const routes = RouterExecutionContext.prototype;

/** What a step gives: at once where nothing waits. */
type Settled<Value> = Value | Promise<Value>;

/** The guards one after another. */
routes.createGuardsFn = function (guards, instance, handler, kind) {
  const ask = (context: ExecutionContextHost, at: number): Settled<void> => {
    const guard = guards[at];
    if (!guard) return;
    const answer = guard.canActivate(context);
    if (typeof answer !== 'boolean') {
      const asked = isObservable(answer) ? lastValueFrom(answer) : answer;
      return asked.then((isLetIn) => goOn(isLetIn, context, at));
    }
    return goOn(answer, context, at);
  };
  const goOn = (isLetIn: boolean, context: ExecutionContextHost, at: number): Settled<void> => {
    if (!isLetIn) throw new ForbiddenException(FORBIDDEN_MESSAGE);
    return ask(context, at + 1);
  };
  const admit = (args: unknown[]): Settled<void> => {
    const context = new ExecutionContextHost(args, instance.constructor as never, handler);
    if (kind) context.setType(kind);
    return ask(context, 0);
  };
  return guards.length > 0 ? (admit as (args: unknown[]) => Promise<void>) : null;
};

type Taken = (args: unknown[], ...request: Parameters<ParamProperties['extractValue']>) => Settled<void>;

/** The arguments of a handler, each as its pipes make it. */
routes.createPipesFn = function (pipes, parameters) {
  const takes = parameters.map((parameter) =>
    taking(parameter, this.isPipeable(parameter.type) ? [...pipes, ...parameter.pipes] : []),
  );
  const takeAll: Taken = (args, ...request) => {
    let waiting: Promise<void>[] | undefined;
    for (const take of takes) {
      // Beside one that waits, the next must not throw: nobody would hear how the first one ends.
      const taken = waiting ? Promise.resolve().then(() => take(args, ...request)) : take(args, ...request);
      if (taken) (waiting ??= []).push(taken);
    }
    return waiting && Promise.all(waiting).then(() => undefined);
  };
  return takes.length > 0 ? (takeAll as ReturnType<typeof routes.createPipesFn>) : null;
};

const kinds = new ParamsTokenFactory();

function taking(
  { index, extractValue, type, data, metatype }: ParamProperties & { metatype?: unknown },
  pipes: ParamProperties['pipes'],
): Taken {
  const metadata = {
    metatype: metatype as never,
    type: kinds.exchangeEnumForString(type as never),
    data: data as string,
  };
  return (args, ...request) => {
    let value: unknown = extractValue(...request);
    for (const pipe of pipes)
      value =
        value instanceof Promise
          ? value.then((known) => pipe.transform(known, metadata) as unknown)
          : pipe.transform(value, metadata);
    if (value instanceof Promise) return value.then((known) => void (args[index] = known));
    args[index] = value;
  };
}

const handleResponse = routes.createHandleResponseFn;

/** The answer of a handler. */
routes.createHandleResponseFn = function (handler, isHandled, redirect, status) {
  const nests = handleResponse.call(this, handler, isHandled, redirect, status);
  const isPlain =
    !isHandled && !redirect && !this.reflectSse(handler) && !this.reflectRenderTemplate(handler);
  if (!isPlain) return nests;
  return (answer, reply, request, observed, files) =>
    // What is observed has been through an interceptor.
    observed || isObservable(answer) || answer instanceof StreamableFile
      ? (nests as HandlerResponseBasicFn)(answer, reply, request, observed, files)
      : void this.applicationRef.reply(reply, answer, status);
};

/** What goes wrong with a request is told to the filters of its controller. Fastify is promised nothing: they answer, or the above has. */
RouterProxy.prototype.createProxy = (handle, filters) => (request, reply, next) => {
  const refuse = (error: Error): void => {
    try {
      filters.next(error, new ExecutionContextHost([request, reply, next]));
    } catch (worse) {
      void (reply as FastifyReply).send(worse);
    }
  };
  try {
    (handle(request, reply, next) as Promise<void> | undefined)?.catch(refuse);
  } catch (error) {
    refuse(error as Error);
  }
  return undefined as never;
};
