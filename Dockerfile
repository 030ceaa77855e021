# The product in one image: portal, back office and API, and what backs it up. It runs as nobody's root, and keeps what it must in
# /data. `npm run test:image` builds the tree of the last stage without docker, and starts it.
FROM node:24.21.0-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/domain/package.json packages/domain/
COPY packages/client/package.json packages/client/
COPY packages/mocks/package.json packages/mocks/
COPY packages/ui/package.json packages/ui/
COPY packages/frame/package.json packages/frame/
COPY packages/testing/package.json packages/testing/
COPY apps/portal/package.json apps/portal/
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/api/package.json apps/api/

FROM manifests AS build
# The image has the right Node already: no install script has to run.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN PATH="$PATH:$PWD/node_modules/.bin" node scripts/build.ts portal backoffice

FROM manifests AS packages
# What the server needs to run, and nothing that builds or tests.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace @ensaio/api --workspace @ensaio/domain

FROM node:24.21.0-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/packages/domain packages/domain
COPY --from=build /app/apps/api apps/api
COPY --from=build /app/apps/portal/dist apps/portal/dist
COPY --from=build /app/apps/backoffice/dist apps/backoffice/dist
# For whoever runs it: node scripts/backup.ts backup|restore FILE, node scripts/person.ts export|erase|…,
# node scripts/admin.ts invite ADDRESS
COPY --from=build /app/scripts/admin.ts /app/scripts/backup.ts /app/scripts/person.ts scripts/
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Last, as it changes with every commit: the layers above are kept.
ARG COMMIT=
ENV COMMIT=$COMMIT
CMD ["node", "apps/api/src/server.ts"]
