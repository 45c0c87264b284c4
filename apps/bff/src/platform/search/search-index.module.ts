import { Global, Module } from '@nestjs/common';
import { Environment } from '../config/environment';
import { Database } from '../database/database';
import { PostgresqlSearchWords } from './postgresql-search-words';
import { SearchIndex } from './search-index';
import { SqliteSearchWords } from './sqlite-search-words';

/** What modules index their records by. */
@Global()
@Module({
  providers: [
    {
      provide: SearchIndex,
      inject: [Environment, Database],
      useFactory: ({ usesPostgres }: Environment, database: Database) =>
        new SearchIndex(database, usesPostgres ? new PostgresqlSearchWords(database) : new SqliteSearchWords(database)),
    },
  ],
  exports: [SearchIndex],
})
export class SearchIndexModule {}
