import { NotFoundException } from '@nestjs/common';
import { errorCodes } from 'fastify';
import { failureOf } from './failure';

const unforeseen = { statusCode: 500, message: 'Something went wrong on our side.' };

it('passes on what our own errors and Fastify’s say', () => {
  expect(failureOf(new NotFoundException('There is no such note'))).toEqual({
    statusCode: 404,
    message: 'There is no such note',
  });
  expect(failureOf(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE())).toEqual({
    statusCode: 413,
    message: 'Request body is too large',
  });
});

it.each([
  ['an error', new Error('connect ECONNREFUSED 10.0.0.7:5432')],
  ['another library’s error that has a status', Object.assign(new Error('/etc/ezone/key.pem'), { statusCode: 404 })],
  ['one with a code too', Object.assign(new Error('key'), { statusCode: 400, code: 'ERR_KEY' })],
  ['Fastify’s errors about our side', new errorCodes.FST_ERR_SEND_INSIDE_ONERR()],
  ['a text', 'thrown'],
  ['nothing', undefined],
  ['null', null],
])('keeps %s to itself', (_, thrown) => {
  expect(failureOf(thrown)).toEqual(unforeseen);
});
