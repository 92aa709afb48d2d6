// boardgame.io's own server with a game of two who mark cells in turn, for ever. Its matches are in memory, in files
// of a folder (`file FOLDER`) or in PostgreSQL (`postgres FOLDER_OF_ITS_SOCKET USER DATABASE`).
const { Server, FlatFile } = require("boardgame.io/server");

const stores = {
  memory: () => undefined,
  file: (dir) => new FlatFile({ dir }),
  postgres: (host, username, database) => {
    const { PostgresStore } = require("bgio-postgres");
    return new PostgresStore({ host, username, database, logging: false, pool: { max: 20 } });
  },
};

const cells = {
  name: "cells",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID;
    },
  },
};

const [kind, ...where] = process.argv.slice(2);
Server({ games: [cells], origins: false, db: stores[kind](...where) })
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log(`open at http://127.0.0.1:${appServer.address().port}`));
