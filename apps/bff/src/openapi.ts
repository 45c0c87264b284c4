import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module';
import { readEnvironment } from './platform/config/environment';
import { openApiDocument } from './platform/openapi/docs';

/** Writes the OpenAPI document to the file that is named, without starting a server or opening a database. */
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file to write, such as apps/bff/openapi.json');
const app = await NestFactory.create(AppModule.for(readEnvironment({})), new FastifyAdapter(), {
  preview: true,
  logger: false,
});
app.setGlobalPrefix('api');
writeFileSync(file, `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
await app.close();
