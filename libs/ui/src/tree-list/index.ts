export { TreeList } from './TreeList';
export type { TreeListProps, TreeNode } from './TreeList';
