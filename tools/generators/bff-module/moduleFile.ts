import type { ModuleWords } from './moduleWords.ts';

export const moduleFile = ({ hasStarter, Things, thingsPath }: ModuleWords) => `import { Module } from '@nestjs/common';
import { ${Things}Controller } from './${thingsPath}.controller';
import { ${Things}Service } from './${thingsPath}.service';
${hasStarter ? `import { ${Things}StarterContent } from './${thingsPath}.starter-content';\n` : ''}
@Module({ controllers: [${Things}Controller], providers: [${Things}Service${hasStarter ? `, ${Things}StarterContent` : ''}] })
export class ${Things}Module {}
`;
