export { shopOrderCollections, shopOrderRoutes } from './orders/routes';
export { shopProductCollections, shopProductRoutes } from './products/routes';
