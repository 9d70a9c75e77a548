# The whole product in one image: built with everything, shipped with the bundle and the two
# packages that cannot be bundled (WebAssembly and native code).
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --loglevel=error
COPY . .
RUN node scripts/build.mjs && rm -f build/server/*.map

FROM ${NODE_IMAGE}
WORKDIR /app
# Only the container itself could reach 127.0.0.1. Publish the port to a proxy and to nothing else.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=off
# Memory: the settings of scripts/project.mjs, as the flag of the command is.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=16384
RUN mkdir /data && chown node:node /data
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules/@electric-sql ./node_modules/@electric-sql
COPY --from=build /app/node_modules/@node-rs ./node_modules/@node-rs
COPY --from=build /app/build/app ./build/app
COPY --from=build /app/build/database ./build/database
COPY --from=build /app/build/pages ./build/pages
COPY --from=build /app/build/server ./build/server
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((response) => process.exit(response.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "build/server/main.js"]
