# The server with the web app, the documentation and Storybook: docker build -t ezone .

FROM node:24-bookworm-slim AS packages
WORKDIR /ezone
COPY package.json package-lock.json .npmrc ./

FROM packages AS build
RUN npm ci
COPY . .
RUN NX_DAEMON=false npm run build

FROM packages AS run
# The image has the right Node itself, which the project brings where it is not there.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    DATABASE_URL=sqlite:/data/ezone.db \
    UPLOADS_DIR=/data/uploads
WORKDIR /ezone
COPY --from=run /ezone/node_modules node_modules
COPY --from=run /ezone/package.json ./
COPY --from=build /ezone/dist/apps dist/apps
COPY --from=build /ezone/dist/pictures dist/pictures
COPY --from=build /ezone/dist/storybook dist/storybook
# All that is written is below /data, so that everything else may be read-only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3333
HEALTHCHECK --start-period=30s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3333) + '/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The server itself is the process that is told to stop.
CMD ["node", "dist/apps/bff/main.js"]
