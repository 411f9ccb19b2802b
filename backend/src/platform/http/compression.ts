import { constants } from 'node:zlib';
import type { FastifyCompressOptions } from '@fastify/compress';

/**
 * Compression of the API's answers; the site's files are compressed at build time. Brotli's higher levels cost more time than they
 * save, and its usual window of 4 MB is allocated for each answer. Up to `syncThreshold` bytes an answer is compressed without a stream.
 */
export const compression: FastifyCompressOptions = {
  threshold: 2048,
  syncThreshold: 128 * 1024,
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
};
