// boardgame.io's own server with a game of two who mark cells in turn, for ever: its matches are in memory.
const { Server } = require("boardgame.io/server");

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

Server({ games: [cells], origins: false })
  .run({ port: 0, callback: () => {} })
  .then(({ appServer }) => console.log(`open at http://127.0.0.1:${appServer.address().port}`));
