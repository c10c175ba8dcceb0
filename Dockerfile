# Not built by npm test: the machines it runs on have no container engine. tests/conformance/containers.test.ts checks what can be
# checked without one: that the files copied exist, that commands are those of package.json, that variables and ports are known.

# Any Node from 20.20 on installs; the Node the product runs on comes as a dependency.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json vite.config.ts ./
COPY brands ./brands
COPY db ./db
COPY demo ./demo
COPY docs/handbook ./docs/handbook
COPY messages ./messages
COPY project.inlang ./project.inlang
COPY src ./src
COPY tools ./tools
RUN npm run build

FROM node:22-bookworm-slim
WORKDIR /app
COPY package.json package-lock.json ./
# What only building, testing and the browser's bundle need stays behind: 340 MB instead of 650.
RUN npm ci --omit=dev
# Owned by root: the site changes nothing of itself, only /data. The tools (npm run backup, import, user) work inside of it.
COPY --from=build /app/build ./build
COPY --from=build /app/brands ./brands
COPY --from=build /app/db ./db
COPY --from=build /app/demo ./demo
COPY --from=build /app/src ./src
COPY --from=build /app/tools ./tools
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# As tools/start.mjs starts it, without installing and building.
CMD ["node_modules/.bin/node", "--disable-warning=ExperimentalWarning", "--max-semi-space-size=4", "--wasm-tiering-budget=1300000000", "build/server/index.js"]
