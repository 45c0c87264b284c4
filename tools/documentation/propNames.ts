import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { filesBehind } from './docgen.ts';

/** The names that the types of props in a file declare themselves: as they are written, without asking what they extend. */
const namesIn = (file: string): string[] => {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const names: string[] = [];
  const collect = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) names.push(node.name.getText());
    else ts.forEachChild(node, collect);
  };
  for (const statement of statements)
    if (
      (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) &&
      statement.name.text.endsWith('Props')
    )
      collect(statement);
  return names;
};

/** The names of the props of all components that are exported by a door. Fast enough to be asked of all doors at once, unlike the whole of their docs. */
export const propNamesOf = (door: string): string[] => [...new Set(filesBehind(door).flatMap(namesIn))];
