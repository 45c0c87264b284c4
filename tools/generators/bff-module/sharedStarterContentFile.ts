import type { ModuleWords } from './moduleWords.ts';

/** Starter content that all users share. */
export const sharedStarterContentFile = ({
  Things,
  thing,
  things,
  thingPath,
  thingsPath,
  noun,
  nouns,
}: ModuleWords) => `import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EVERYBODY } from '../../platform/database/list-stamps';
import { SharedSeeds } from '../../platform/database/shared-seeds';
import { stableId } from '../../platform/database/stable-id';
import type { Transaction } from '../../platform/database/tables';
import { ${Things}Service } from './${thingsPath}.service';

const STARTER = [
  { title: 'First ${noun}', description: 'This one is on top.' },
  { title: 'Second ${noun}', description: '' },
];

/** The ${nouns} that all users find where there is demo data. */
@Injectable()
export class ${Things}StarterContent implements OnModuleInit {
  constructor(
    private readonly seeds: SharedSeeds,
    private readonly ${things}: ${Things}Service,
  ) {}

  onModuleInit(): void {
    this.seeds.register({ name: '${thingsPath}', fill: (rows) => this.fill(rows) });
  }

  private async fill(rows: Transaction): Promise<void> {
    const ${things} = STARTER.map((${thing}, index) => ({ ...${thing}, id: stableId('${thingPath}', String(index)) }));
    await this.${things}.table.fill(rows, EVERYBODY, ${things});
  }
}
`;
