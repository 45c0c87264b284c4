export { shopProductCollections, shopProductRoutes } from './products/routes';
