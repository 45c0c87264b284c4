import type { ModuleWords } from './moduleWords.ts';

/** Starter content of each new user's own. */
export const starterContentFile = ({
  Things,
  thing,
  things,
  thingPath,
  thingsPath,
  noun,
  nouns,
}: ModuleWords) => `import { Injectable, type OnModuleInit } from '@nestjs/common';
import { stableId } from '../../platform/database/stable-id';
import { StarterContents, type NewUser, type StarterContent } from '../../platform/database/starter-content';
import type { Transaction } from '../../platform/database/tables';
import { ${Things}Service } from './${thingsPath}.service';

const STARTER = [
  { title: 'First ${noun}', description: 'This one is on top.' },
  { title: 'Second ${noun}', description: '' },
];

/** The ${nouns} that a new user finds. */
@Injectable()
export class ${Things}StarterContent implements StarterContent, OnModuleInit {
  constructor(
    private readonly contents: StarterContents,
    private readonly ${things}: ${Things}Service,
  ) {}

  onModuleInit(): void {
    this.contents.register(this);
  }

  async fill(rows: Transaction, { id: ownerId }: NewUser): Promise<void> {
    const ${things} = STARTER.map((${thing}, index) => ({ ...${thing}, id: stableId(ownerId, '${thingPath}', String(index)) }));
    await this.${things}.table.fill(rows, ownerId, ${things});
  }
}
`;
