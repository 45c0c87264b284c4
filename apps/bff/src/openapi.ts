import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { readEnvironment } from './platform/config/environment';
import { asyncApiDocument } from './platform/openapi/asyncapi';
import { openApiDocument } from './platform/openapi/docs';
import { socketContract } from './socket-contract';

/** Writes the OpenAPI and the AsyncAPI document to the files that are named, without starting a server or a database. */
const [openApiFile, asyncApiFile] = process.argv.slice(2);
if (!openApiFile || !asyncApiFile) {
  throw new Error('Name the files to write, such as apps/bff/openapi.json apps/bff/asyncapi.json');
}
const app = await NestFactory.create(AppModule.for(readEnvironment({})), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
const write = (file: string, document: object) => writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
write(openApiFile, openApiDocument(app));
write(asyncApiFile, asyncApiDocument(app, socketContract));
await app.close();
