from random import Random
from tests.server.desk import *
async def test_x(serve):
    s = await serve()
    a,b = await s.people("Ana","Bo")
    t = await a.open_table(options={"players":2})
    async with seated([a,b],t) as ws:
        await ws[0].do("start")
        await play_all(ws, Random(1))
        assert ws[0].phase=="over"
    await s.crash()
    s = await serve()
    a.go_to(s)
    async with a.at(t) as w:
        assert w.phase=="over"
        await s.stop()
        assert await w.ended()=="going-down"
