import { aliasOf, columnOf, isNode, OWNER_COLUMN, qualifierOf, textOf, within, type Node } from './query-nodes';

/** Stands for whatever is bound, beside the names of tables. */
const VALUE = Symbol('value');
type Side = string | typeof VALUE;

const INNER_JOINS = ['InnerJoin', 'LateralInnerJoin'];
const LEFT_JOINS = ['LeftJoin', 'LateralLeftJoin'];

/**
 * The tables of one query whose rows are all of an owner that is bound. It believes only equalities that each row must
 * satisfy: not those of an `or`, and not those of which one side is anything but a value or another owner.
 */
export class BoundOwners {
  private readonly bound = new Set<string>();
  /** For each table, those that have its owner. */
  private readonly followers = new Map<string, string[]>();

  /**
   * @param names by which the columns of what the query reads are qualified
   * @param outer those of the query around it, to which it may refer
   */
  constructor(
    private readonly names: readonly (string | undefined)[],
    private readonly outer?: BoundOwners,
  ) {}

  has(name: string | undefined): boolean {
    if (name === undefined) return false;
    return this.names.includes(name) ? this.bound.has(name) : Boolean(this.outer?.has(name));
  }

  /** Learns from a condition of the query. */
  where(condition: unknown): void {
    for (const [left, right] of this.equalities(condition)) {
      this.follow(left, right);
      this.follow(right, left);
    }
  }

  /** Learns from a join. An inner one is a condition of the query; a left one, only of the table that it adds. */
  join(join: Node): void {
    const condition = isNode(join['on']) ? join['on']['on'] : undefined;
    const type = join['joinType'] as string;
    if (INNER_JOINS.includes(type)) this.where(condition);
    if (!LEFT_JOINS.includes(type)) return;
    const added = aliasOf(join['table'] as Node);
    for (const [left, right] of this.equalities(condition)) {
      if (left === added) this.follow(left, right);
      if (right === added) this.follow(right, left);
    }
  }

  /** One side has the owner of the other. */
  private follow(follower: Side, leader: Side): void {
    if (follower === VALUE) return;
    if (leader === VALUE || this.bound.has(leader)) this.bind(follower);
    else this.followers.set(leader, [...(this.followers.get(leader) ?? []), follower]);
  }

  private bind(name: string): void {
    if (this.bound.has(name)) return;
    this.bound.add(name);
    this.followers.get(name)?.forEach((follower) => {
      this.bind(follower);
    });
  }

  /** What must be equal, so that a condition can hold. */
  private equalities(condition: unknown): [Side, Side][] {
    if (!isNode(condition)) return [];
    // Text is put in without parentheses: an `or` in it would be one of the whole condition.
    if (within(condition).texts.some((text) => hasAlternatives(textOf(text)))) return [];
    return conjuncts(condition).flatMap((conjunct) => {
      const [left, right] = sidesOf(conjunct).map((side) => this.sideOf(side));
      return left !== undefined && right !== undefined ? [[left, right]] : [];
    });
  }

  private sideOf(node: Node): Side | undefined {
    switch (node.kind) {
      case 'ValueNode':
      case 'PrimitiveValueListNode':
        return VALUE;
      case 'ValueListNode':
        return (node['values'] as Node[]).every((value) => this.sideOf(value) === VALUE) ? VALUE : undefined;
      case 'ReferenceNode':
        return columnOf(node) === OWNER_COLUMN ? this.ownerOf(qualifierOf(node)) : undefined;
      case 'RawNode':
        return this.sideOfText(textOf(node));
      default:
        return undefined;
    }
  }

  private sideOfText(text: string): Side | undefined {
    if (text.trim() === '?') return VALUE;
    const [owner, qualifier] = OWNER_TEXT.exec(text) ?? [];
    return owner === undefined ? undefined : this.ownerOf(qualifier);
  }

  /** Whose owner a name means. Where there are several tables, it has to be qualified. */
  private ownerOf(qualifier: string | undefined): Side | undefined {
    if (qualifier === undefined) return this.names.length === 1 ? this.names[0] : undefined;
    if (this.names.includes(qualifier)) return qualifier;
    return this.outer?.has(qualifier) ? VALUE : undefined;
  }
}

const OWNER_TEXT = /^\s*(?:"?(\w+)"?\.)?"?owner_id"?\s*$/;

/** The conditions that all have to hold. */
function conjuncts(condition: Node, found: Node[] = []): Node[] {
  if (condition.kind === 'AndNode') {
    conjuncts(condition['left'] as Node, found);
    conjuncts(condition['right'] as Node, found);
  } else if (condition.kind === 'ParensNode') {
    conjuncts(condition['node'] as Node, found);
  } else {
    found.push(condition);
  }
  return found;
}

/** The two sides of an equality, as nodes; none where it is something else. */
function sidesOf(conjunct: Node): Node[] {
  if (conjunct.kind === 'RawNode') {
    const [text, left, right] = /^([^=<>!]+)=([^=<>!]+)$/.exec(textOf(conjunct)) ?? [];
    return text === undefined ? [] : [left, right].map(asText);
  }
  if (conjunct.kind !== 'BinaryOperationNode') return [];
  const operator = (conjunct['operator'] as Node)['operator'];
  return operator === '=' || operator === 'in'
    ? [conjunct['leftOperand'] as Node, conjunct['rightOperand'] as Node]
    : [];
}

const asText = (text = ''): Node => ({ kind: 'RawNode', sqlFragments: [text], parameters: [] });

/** Whether a text has an `or` that is in no parentheses. */
function hasAlternatives(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/[()]|\bor\b/gi)) {
    if (part === '(') depth += 1;
    else if (part === ')') depth -= 1;
    else if (depth <= 0) return true;
  }
  return false;
}
