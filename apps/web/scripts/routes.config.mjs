/** One answer to "where are the routes", for the bundler and for the type check. */
export const ROUTES = {
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: false,
  autoCodeSplitting: true,
}
