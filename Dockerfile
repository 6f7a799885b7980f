# One image for every process of the library; the command chooses which. docs/deploy.md "Containers" says with what it was tried.
FROM node:20.19-bookworm-slim AS build
WORKDIR /library
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# In another language: --build-arg WORDS=words/cy.po
ARG WORDS
RUN node scripts/build.mjs && npm prune --omit=dev

FROM node:20.19-bookworm-slim
# Recordings are made with it, by media-worker and media alone.
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
# The allocator's settings, and the gateway's bound below, are the launcher's (scripts/launcher/memory.ts).
ENV NODE_ENV=production \
    DATA_DIR=/data \
    CACHE_DIR=/cache \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
WORKDIR /library
COPY --from=build --chown=node:node /library /library
RUN mkdir -p /data /cache && chown node:node /data /cache
USER node
VOLUME ["/data", "/cache"]
EXPOSE 3000 3010 3011 3012 3013 3014
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.HEALTH_PORT||3000)+'/healthz').then(a=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-old-space-size=384", "dist/gateway.mjs"]
